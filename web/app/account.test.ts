import { expect, test } from "vitest";
import { troubleIn } from "./account.ts";
import { toBytes, toText } from "./passkeys.ts";

test("what the sign-in library answers becomes a reason that has words", () => {
  expect(troubleIn(401, '{"code":"INVALID_EMAIL_OR_PASSWORD","message":"x"}')).toBe("wrong");
  expect(troubleIn(403, '{"code":"EMAIL_NOT_VERIFIED"}')).toBe("unconfirmed");
  expect(troubleIn(429, "")).toBe("tooOften");
  expect(troubleIn(429, '{"message":"Too many requests."}')).toBe("tooOften");
  expect(troubleIn(429, '{"code":"TOO_MANY_TRIES"}')).toBe("tooManyTries");
  expect(troubleIn(502, "<html>")).toBe("noAnswer");
  expect(troubleIn(400, "<html>")).toBe("unknown");
  expect(troubleIn(400, '{"code":"toString"}')).toBe("unknown");
  expect(troubleIn(400, "null")).toBe("unknown");
});

test("bytes are written as passkeys write them, and read back", () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length * 91) % 256);
    const text = toText(bytes.buffer);
    expect(text).toBe(Buffer.from(bytes).toString("base64url"));
    expect(toBytes(text)).toEqual(bytes);
  }
});
