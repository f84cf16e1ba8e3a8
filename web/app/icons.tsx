/** Small drawings of the frame. They say nothing by themselves: whatever holds one has a name. */
import type { ReactNode } from "react";

interface Props {
  readonly size?: number;
}

const Drawing = ({ size = 20, children }: Props & { readonly children: ReactNode }): ReactNode => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const MenuIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Drawing>
);

export const CloseIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Drawing>
);

export const SunIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Drawing>
);

/** An oil lamp, for reading maps at night. */
export const LampIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <path d="M3 14c3-1 4-2.5 8-2.5s7 1 8 3.5c-1.5 2.5-4 4-8 4-4.5 0-7-2-8-5z" />
    <path d="M18.8 13.5c1.7-.8 2.4.9 1.2 2.2M4.5 12.5c-1.7-2-.6-3.8.5-5.5 1.2 1.7 2 3.4.5 5.3" />
  </Drawing>
);

export const CutIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <path d="M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.7M5.5 12.2a9.5 9.5 0 0 1 3.7-2.2M13 9.6a9.5 9.5 0 0 1 5.5 2.6M12 19h.01" />
  </Drawing>
);

export const PersonIcon = (props: Props): ReactNode => (
  <Drawing {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  </Drawing>
);
