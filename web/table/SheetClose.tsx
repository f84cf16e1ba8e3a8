import type { ReactNode } from "react";

/** The cross in the corner of a sheet. */
export function SheetClose({ label, close }: { readonly label: string; close(): void }): ReactNode {
  return (
    <button type="button" className="sheet-close" aria-label={label} title={label} onClick={close}>
      ×
    </button>
  );
}
