/**
 * A second pack, with which scenarios that lean come out more even: docs/balance.md tells how it was found. Only values that had to
 * be reconstructed differ from the pack that the game comes with, each listed in balanced.json with what it was, what it is,
 * and why.
 */
import { plain, readVariations, variedPack } from "@rubicon/engine";
import balanced from "./balanced.json" with { type: "json" };
import { STANDARD } from "./standard.ts";

export const BALANCING = readVariations(plain(balanced));

export const BALANCED = variedPack(STANDARD, "Balanced", BALANCING);
