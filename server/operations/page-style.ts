/** How the front page looks: ink and terracotta on parchment, and the other way round at night. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: #f7f1e3;
  --ink: #2b2320;
  --faded: #6d5f55;
  --line: #d9ccb4;
  --terracotta: #9c3d22;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1f1a17;
    --ink: #ece2d0;
    --faded: #b3a593;
    --line: #453b33;
    --terracotta: #e08a66;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  max-width: 56rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.05rem/1.55 Georgia, "Times New Roman", serif;
}
header { border-bottom: 3px double var(--line); margin-bottom: 2rem; }
h1 { margin: 0; font-size: 2.6rem; font-weight: normal; letter-spacing: 0.14em; text-transform: uppercase; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; font-weight: normal; color: var(--terracotta); }
header p, .none, footer { color: var(--faded); }
section { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: normal; font-size: 0.85rem; color: var(--faded); text-align: left; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td ul { margin: 0; padding: 0; list-style: none; }
small { color: var(--terracotta); }
a { color: var(--terracotta); }
h1 a { color: inherit; text-decoration: none; }
code { font-size: 0.9rem; overflow-wrap: anywhere; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: 0.95rem; }
`;
