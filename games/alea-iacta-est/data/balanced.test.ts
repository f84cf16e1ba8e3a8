import { balancedPackIsSound } from "@rubicon/series/testing/balanced";
import { describe } from "vitest";
import { aleaIactaEstRules } from "../index.ts";
import { BALANCED, BALANCING } from "./balanced.ts";
import { WITH_PROVENANCE } from "./provenance.ts";

describe("the balanced pack", () =>
  balancedPackIsSound({
    rules: aleaIactaEstRules,
    balanced: BALANCED,
    balancing: BALANCING,
    withProvenance: WITH_PROVENANCE,
  }));
