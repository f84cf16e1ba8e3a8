/** The name of the house, with a die that has been cast. */
import type { ReactNode } from "react";

export const Wordmark = (): ReactNode => (
  <>
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" className="wordmark-die">
      <rect x="3" y="3" width="18" height="18" rx="3.5" transform="rotate(-9 12 12)" fill="currentColor" />
      <g fill="var(--paper-raised)" transform="rotate(-9 12 12)">
        <circle cx="8.2" cy="7.5" r="1.6" />
        <circle cx="8.2" cy="12" r="1.6" />
        <circle cx="8.2" cy="16.5" r="1.6" />
        <circle cx="15.8" cy="7.5" r="1.6" />
        <circle cx="15.8" cy="12" r="1.6" />
        <circle cx="15.8" cy="16.5" r="1.6" />
      </g>
    </svg>
    <span>Rubicon</span>
  </>
);
