/** The style sheet of `stand-in.ts`: the shop's colours and measures, in system fonts. */
export const OUTAGE_CSS = `:root {
  color-scheme: light dark;
  --paper: oklch(0.984 0.004 95);
  --ink: oklch(0.2 0.015 275);
  --muted: oklch(0.47 0.015 275);
  --hairline: oklch(0.2 0.015 275 / 0.13);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(0.17 0.015 275);
    --ink: oklch(0.95 0.01 95);
    --muted: oklch(0.74 0.014 275);
    --hairline: oklch(0.95 0.01 95 / 0.16);
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif;
  overflow-wrap: break-word;
}
header,
main {
  padding-inline: max(1.25rem, (100vw - 72rem) / 2);
}
header {
  border-bottom: 1px solid var(--hairline);
}
header a {
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 4rem;
  font-weight: 650;
  font-size: 1.125rem;
  text-decoration: none;
}
main {
  padding-block: clamp(3rem, 12vh, 8rem);
}
h1 {
  max-width: 46rem;
  margin: 0 0 1.25rem;
  font-size: clamp(1.75rem, 5vw, 3rem);
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
:lang(ja) h1,
:lang(zh) h1 {
  letter-spacing: 0;
  word-break: auto-phrase;
}
p {
  max-width: 34rem;
  margin: 0 0 0.5rem;
  color: var(--muted);
}
p a {
  display: inline-block;
  padding-block: 0.6rem;
}
a {
  color: var(--ink);
  text-underline-offset: 0.2em;
}
a:focus-visible {
  outline: 2px solid var(--ink);
  outline-offset: 3px;
}
`;
