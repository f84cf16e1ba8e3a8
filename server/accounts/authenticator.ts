/** For tests: a key fob made of code, which makes passkeys and signs with them as WebAuthn says (ES256, no attestation). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest();
const written = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** The flags of an authenticator's data: somebody was there, and proved to be the owner; a key is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

export class Authenticator {
  private readonly origin: string;
  private readonly id = randomBytes(32);
  private readonly secret: KeyObject;
  /** The public key in COSE: kty EC2, alg ES256, curve P-256, x and y. */
  private readonly cose: Buffer;
  private used = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.secret = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
  }

  /** Answers the challenge of a registration. */
  make({ challenge }: { challenge: string }): object {
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose]);
    const data = Buffer.concat([this.data(PRESENT | VERIFIED | ATTACHED), attached]);
    // { fmt: "none", attStmt: {}, authData: data } in CBOR.
    const length = Buffer.from([0x58, data.length]);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
      length,
      data,
    ]);
    return this.credential({
      clientDataJSON: written(this.said("webauthn.create", challenge)),
      attestationObject: written(attestation),
      transports: ["internal"],
    });
  }

  /** Answers the challenge of a sign-in. */
  sign({ challenge }: { challenge: string }): object {
    this.used++;
    const data = this.data(PRESENT | VERIFIED);
    const said = this.said("webauthn.get", challenge);
    const signature = sign("sha256", Buffer.concat([data, sha256(said)]), this.secret);
    return this.credential({
      clientDataJSON: written(said),
      authenticatorData: written(data),
      signature: written(signature),
    });
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.used);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private said(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private credential(response: object): object {
    const id = written(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
