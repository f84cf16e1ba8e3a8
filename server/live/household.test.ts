import { expect, test } from "vitest";
import { householdOf } from "./household.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1:2%eth0", "fe80:0:0:0"],
  ["1::", "1:0:0:0"],
  ["somewhere", "somewhere"],
])("%s belongs to %s", (address, household) => {
  expect(householdOf(address)).toBe(household);
});
