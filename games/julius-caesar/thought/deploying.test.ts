/** Free set-up (5.3) by what is kept. */
import { deploymentsAreSound } from "@rubicon/engine/testing";
import { juliusCaesar as game } from "../index.ts";
import { deploying } from "./deploying.ts";
import file from "./deployments.json" with { type: "json" };

deploymentsAreSound({ game, deploying, file, free: ["free"] });
