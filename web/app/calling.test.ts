/** A player who looks elsewhere is called by the title, until he looks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = { hidden: false, focused: false, title: "" };
const notices: string[] = [];
let around: EventTarget;
let document: EventTarget;

beforeEach(() => {
  Object.assign(page, { hidden: false, focused: false, title: "Rubicon" });
  notices.length = 0;
  around = new EventTarget();
  document = Object.defineProperties(new EventTarget(), {
    hidden: { get: () => page.hidden },
    title: { get: () => page.title, set: (title: string) => Object.assign(page, { title }) },
    hasFocus: { value: () => page.focused },
  });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
  vi.stubGlobal("removeEventListener", around.removeEventListener.bind(around));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal(
    "Notification",
    Object.assign(
      class {
        constructor(title: string, { body, tag }: { readonly body: string; readonly tag: string }) {
          notices.push(`${title}: ${body} (${tag})`);
        }
      },
      { permission: "granted" },
    ),
  );
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const CALL = { sound: "turn", text: "Your move", path: "/table/t1", title: "Julius Caesar" } as const;

test("the title says it until the window is looked at, and a notice where they are allowed", async () => {
  const { call } = await import("./calling.ts");
  call(CALL);
  expect(page.title).toBe("● Your move · Rubicon");
  await vi.waitFor(() => expect(notices).toEqual(["Julius Caesar: Your move (t1)"]));
  // It comes to the front, but nobody types in it yet.
  around.dispatchEvent(new Event("focus"));
  expect(page.title).toBe("● Your move · Rubicon");
  page.focused = true;
  around.dispatchEvent(new Event("focus"));
  expect(page.title).toBe("Rubicon");
});

test("whoever looks at the window needs neither", async () => {
  page.focused = true;
  const { call } = await import("./calling.ts");
  call(CALL);
  await new Promise((soon) => setTimeout(soon, 10));
  expect([page.title, ...notices]).toEqual(["Rubicon"]);
});
