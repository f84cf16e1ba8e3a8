#!/usr/bin/env node
import { ensureCommand, requireNode } from "../../scripts/ready.mjs";

requireNode();
await ensureCommand();
await import("../dist/rubicon.js");
