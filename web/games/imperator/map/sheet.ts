/**
 * The sheet that make.ts has written. The page fetches it as it lies there, beside its code and not as a part of it:
 * a browser reads data many times faster than a script, and keeps it when the code changes.
 */
import { fetchedOnce } from "../../../drawing/fetching.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import address from "./geography.json?url";

export const fetchSheet = fetchedOnce<Sheet>(address, "The map");
