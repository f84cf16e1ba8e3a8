/** Games between equal bots, by scenario: for whoever shows how even they are. Written by scripts/balance.ts. No part of the game. */
import { type Json, plain } from "@rubicon/engine";
import free from "./free.json" with { type: "json" };
import historical from "./historical.json" with { type: "json" };

export const BALANCE: readonly Json[] = [historical, free].map(plain);
