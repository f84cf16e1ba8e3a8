/**
 * Loaded into a server before anything else: the names and addresses of a town that is none. What the server looks up and
 * connects to by https is written down, and leads to doors on this machine. Nothing leaves it.
 */
import dns from "node:dns";
import { appendFileSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

/** By name what is found, at the first look, at the second, and so on; by address the port behind it. */
const { names, doors, book, secret } = JSON.parse(readFileSync(process.env.RUBICON_STREETS, "utf8"));
const HTTPS = 443;
/** Nobody listens there. */
const NOBODY = 9;

const note = (entry) => appendFileSync(book, `${JSON.stringify(entry)}\n`);
const looks = new Map();

/** Null for names that are not of this town. */
function found(name) {
  if (!Object.hasOwn(names, name)) return null;
  note({ looked: name });
  const look = looks.get(name) ?? 0;
  looks.set(name, look + 1);
  const answers = names[name];
  return answers[Math.min(look, answers.length - 1)].map((address) => ({ address, family: net.isIP(address) }));
}

const { lookup } = dns;
dns.lookup = (name, options, callback) => {
  const here = typeof options === "object" ? found(name) : null;
  if (here === null) return lookup(name, options, callback);
  setImmediate(() => (options.all ? callback(null, here) : callback(null, here[0].address, here[0].family)));
};
const { lookup: promised } = dns.promises;
dns.promises.lookup = async (name, options) => {
  const here = found(name);
  if (here === null) return promised(name, options);
  return options?.all ? here : here[0];
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (options, ...more) {
  if (options?.port !== HTTPS) return connect.call(this, options, ...more);
  note({ connected: options.host });
  const port = doors[options.host] ?? NOBODY;
  return connect.call(this, { ...options, host: "127.0.0.1", port }, ...more);
};

const { connect: secure } = tls;
tls.connect = (options, ...more) => {
  if (options?.port !== HTTPS) return secure(options, ...more);
  // Both ends know a secret, so that neither needs a certificate.
  const psk = { psk: Buffer.from(secret), identity: "Rubicon" };
  const secrecy = { ciphers: "PSK", maxVersion: "TLSv1.2", pskCallback: () => psk };
  return secure({ ...options, ...secrecy, checkServerIdentity: () => undefined }, ...more);
};

syncBuiltinESMExports();
