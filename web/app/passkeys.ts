/** Passkeys, by the browser's own means: the server's questions and the browser's answers differ in how they write bytes. */
import type { Passkey } from "@rubicon/server/protocol";
import { AccountError, ask } from "./account.ts";
import { changedHands, server } from "./server.ts";

export const passkeysWork = (): boolean => typeof PublicKeyCredential === "function" && isSecureContext;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** As WebAuthn writes its options in JSON. */
interface WrittenKey {
  readonly id: string;
  readonly type: "public-key";
  readonly transports?: AuthenticatorTransport[];
}

type CreateOptions = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly WrittenKey[];
};

type GetOptions = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  readonly challenge: string;
  readonly allowCredentials?: readonly WrittenKey[];
};

const keyOf = (key: WrittenKey): PublicKeyCredentialDescriptor => ({ ...key, id: toBytes(key.id) });

/** Makes a passkey for whoever this is. A guest is a guest no longer: he can come back from anywhere. */
export async function makePasskey(): Promise<void> {
  const options = await ask<CreateOptions>("/passkey/generate-register-options");
  const { challenge, user, excludeCredentials = [], ...rest } = options;
  const made = await byBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: excludeCredentials.map(keyOf),
      },
    }),
  );
  if (!(made.response instanceof AuthenticatorAttestationResponse)) throw new AccountError("cancelled");
  const { clientDataJSON, attestationObject } = made.response;
  await ask("/passkey/verify-registration", {
    response: written(made, {
      clientDataJSON: toText(clientDataJSON),
      attestationObject: toText(attestationObject),
      transports: made.response.getTransports(),
    }),
  });
  await changedHands();
}

export async function signInByPasskey(): Promise<void> {
  const { challenge, allowCredentials = [], ...rest } = await ask<GetOptions>("/passkey/generate-authenticate-options");
  const found = await byBrowser(() =>
    navigator.credentials.get({
      publicKey: { ...rest, challenge: toBytes(challenge), allowCredentials: allowCredentials.map(keyOf) },
    }),
  );
  if (!(found.response instanceof AuthenticatorAssertionResponse)) throw new AccountError("cancelled");
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  await ask("/passkey/verify-authentication", {
    response: written(found, {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle === null ? {} : { userHandle: toText(userHandle) }),
    }),
  });
  await changedHands();
}

interface Passkeys {
  readonly passkeys: readonly Passkey[];
}

export const myPasskeys = async (): Promise<readonly Passkey[]> =>
  (await server().http.get<Passkeys>("/api/me/passkeys")).passkeys;

/** Those of whoever was sent this link for a new password. */
export const passkeysByLink = async (token: string): Promise<readonly Passkey[]> =>
  (await server().http.post<Passkeys>("/api/passkeys/by-link", { token })).passkeys;

export const removePasskey = (id: string): Promise<null> =>
  server().http.delete<null>(`/api/me/passkeys/${encodeURIComponent(id)}`);

/** Browsers tell little of why there is no passkey: mostly somebody changed his mind. */
async function byBrowser(turn: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await turn();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch {
    // Told below, as everything that does not lead to a passkey.
  }
  throw new AccountError("cancelled");
}

const written = (key: PublicKeyCredential, response: object): object => ({
  id: key.id,
  rawId: toText(key.rawId),
  type: key.type,
  clientExtensionResults: key.getClientExtensionResults(),
  response,
});
