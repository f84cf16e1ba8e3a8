/** What `npm audit --json` printed, judged. */

interface Report {
  /** Only a report has one. */
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

const SEVERE = ["high", "critical"];

export interface Judged {
  readonly sentence: string;
  readonly code: number;
}

/** A finding of level high or above fails. What is no report is a registry that could not be asked, or knows nothing. */
export function judge(printed: string): Judged {
  const { auditReportVersion, vulnerabilities = {} } = parsed(printed);
  if (auditReportVersion === undefined)
    return { code: 0, sentence: "Nobody could be asked what is known against the packages: the audit is left out." };
  const found = Object.values(vulnerabilities);
  const severe = found.filter(({ severity }) => SEVERE.includes(severity)).map(({ name }) => name);
  if (severe.length > 0) return { code: 1, sentence: `Something severe is known against ${severe.join(", ")}.` };
  if (found.length === 0) return { code: 0, sentence: "Nothing is known against the packages that a server runs on." };
  const names = found.map(({ name }) => name).join(", ");
  return { code: 0, sentence: `Nothing severe is known against the packages that a server runs on; but see ${names}.` };
}

function parsed(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
