/** The seven gods, each drawn in a few lines: what he carries, or what he does. */
import type { God } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";

const DRAWN: Readonly<Record<God, ReactNode>> = {
  // A lyre under the rising sun.
  apollo: (
    <>
      <path d="M13 17c-3 8 0 17 8 19h6c8-2 11-11 8-19" />
      <path d="M13 17c-.6-3.4-3-5-5.5-4.2M35 17c.6-3.4 3-5 5.5-4.2" />
      <path d="M14.5 21.5h19M19.5 21.5v14M24 21.5v14.5M28.5 21.5v14" />
      <path d="M18 42h12M21 36l-1.5 6M27 36l1.5 6" />
      <path d="M24 4v6M16.5 6l2.5 5M31.5 6l-2.5 5M20.5 15.5a3.5 3.5 0 0 1 7 0" />
    </>
  ),
  // The bolt, with the wings it flies on.
  jupiter: (
    <>
      <path d="M27 3 17 23h7l-4 22 12-26h-7.5z" className="jc-emblem-solid" />
      <path d="M16 17C11 17 6 14.5 3 10c.5 6.5 3.5 11.5 9.5 13.5M14 23.5c-3 .5-6 0-8.5-1.5 1.5 4 4.5 6.5 9 7" />
      <path d="M32.5 17C37 17 42 14.5 45 10c-.5 6.5-3.5 11.5-9.5 13.5M34 23.5c3 .5 6 0 8.5-1.5-1.5 4-4.5 6.5-9 7" />
    </>
  ),
  // A crested helmet.
  mars: (
    <>
      <path d="M11 27c0-9 5.5-15 13.5-15S38 18 38 26v3l-8-1v6l4 8h-7l-5-6-9 6c-2-5-2-9-2-15Z" />
      <path d="M30 28l-9 1v6" />
      <path
        d="M9 16C11 8 17 3.5 25 3.5c7 0 12.5 3.5 15.5 9.5-4-2.5-8-3.5-13-3.5-7.5 0-13 2-18.5 6.5Z"
        className="jc-emblem-solid"
      />
      <path d="M14 25c3-1.5 5.5-2 9-2" />
    </>
  ),
  // The herald's staff.
  mercury: (
    <>
      <path d="M24 12v33" />
      <circle cx="24" cy="8" r="3.4" />
      <path
        d="M22.5 13.5C17 8.5 10.5 7.5 4 9c3 1 4.5 2 5.5 3.2-1.5 0-2.5.3-3.5.8 2.5.5 4 1.5 5 2.5 3.5 1 8 .5 11.5-2Z"
        className="jc-emblem-solid"
      />
      <path
        d="M25.5 13.5C31 8.5 37.5 7.5 44 9c-3 1-4.5 2-5.5 3.2 1.5 0 2.5.3 3.5.8-2.5.5-4 1.5-5 2.5-3.5 1-8 .5-11.5-2Z"
        className="jc-emblem-solid"
      />
      <path d="M17 19c0 6 14 5.5 14 11.5 0 5-11 5-11 9.5 0 2 2 3 4 3" />
      <path d="M31 19c0 6-14 5.5-14 11.5 0 5 11 5 11 9.5 0 2-2 3-4 3" />
    </>
  ),
  // The trident over the waves.
  neptune: (
    <>
      <path d="M24 5v32" />
      <path d="M24 3l-2.6 5h5.2zM11.5 6.5 9.4 12h4.6zM36.5 6.5 34 12h4.6z" className="jc-emblem-solid" />
      <path d="M11.7 10.5v6.5c0 5 5 7.5 12.3 7.5s12.3-2.5 12.3-7.5v-6.5M20 28.5h8" />
      <path d="M4 36c3.3-3 6.7-3 10 0s6.7 3 10 0 6.7-3 10 0 6.7 3 10 0M9 42.5c2.5-2.2 5-2.2 7.5 0s5 2.2 7.5 0 5-2.2 7.5 0 5 2.2 7.5 0" />
    </>
  ),
  // The two-pronged staff in the gate of the underworld.
  pluto: (
    <>
      <path d="M7 44V20C7 10.5 14.5 4 24 4s17 6.5 17 16v24M12.5 44V20.5C12.5 14 17.5 9 24 9s11.5 5 11.5 11.5V44M4 44h40" />
      <path d="M24 25v19M18.5 15.5v4.5c0 3.2 2.3 5 5.5 5s5.5-1.8 5.5-5v-4.5" />
      <path d="M18.5 13.5l-1.7 3.7h3.4zM29.5 13.5l-1.7 3.7h3.4z" className="jc-emblem-solid" />
      <path d="M20.5 31h7" />
    </>
  ),
  // The mountain he works under.
  vulcan: (
    <>
      <path d="M4 44 18 23h12l14 21Z" />
      <path d="M18 23l2.5 4 3.5-2.5 3 3.5 3-5M24 24.5V32l-3 4.5M30.5 31.5l2.5 4" />
      <path
        d="M19 18.5c-1-4 1-6.5 2-9 1.2 1.2 1.8 2.5 1.8 4C25 11 26 7.5 24.5 3c5 3 7.5 8 6 15.5-1 .6-1.7-.3-2-1.3-.6 1.3-1.6 2-3 2.3-.3-1-.8-1.8-1.6-2.3-.6 1-1.3 1.8-2.3 2.3-1 .3-2-.2-2.6-1Z"
        className="jc-emblem-solid"
      />
      <path d="M12 12.5l2 2M36 12.5l-2 2M10 19h2.5M38 19h-2.5" />
    </>
  ),
};

export function GodEmblem({ god }: { readonly god: God }): ReactNode {
  return (
    <svg className="jc-emblem" viewBox="0 0 48 48" aria-hidden="true">
      {DRAWN[god]}
    </svg>
  );
}
