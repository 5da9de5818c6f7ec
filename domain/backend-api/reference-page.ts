import { html } from 'hono/html';
import { CALLERS_KEY, type Caller } from './callers.ts';
import type { Reference } from './reference.ts';
import { type SchemaField, schemaFields } from './schema-fields.ts';

type Operation = NonNullable<NonNullable<Reference['paths']>[string]['post']>;

/** The reference as a page: plain HTML, so that it needs no script and no exception from the page's policy. */
export function referencePage(document: Reference) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ id: `${method}${path}`, method: method.toUpperCase(), path, operation }] : [];
    }),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<main>
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<p>For programs: <a href="openapi.json">openapi.json</a></p>
<nav aria-label="Calls"><ul>
${calls.map(({ id, method, path }) => html`<li><a href="#${id}"><b>${method}</b> ${path}</a></li>`)}
</ul></nav>
${calls.map(
  ({ id, method, path, operation }) => html`<section id="${id}">
<h2><b>${method}</b> ${path}</h2>
<p>${operation.summary ?? ''}</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
<p>Called by: ${callersOf(operation)}</p>
${input(operation, document)}
${answers(operation, document)}
</section>`,
)}
</main>
</body>
</html>`;
}

const CALLER_WORDS: Readonly<Record<Caller, string>> = {
  page: 'a page of the shop (Origin; a form with its token)',
  program: 'a program (no Origin needed, cookies are ignored)',
  provider: 'a provider (signature)',
};

function callersOf(operation: Operation): string {
  const callers: readonly Caller[] = operation[CALLERS_KEY] ?? [];
  return callers.map((caller) => CALLER_WORDS[caller]).join('; ');
}

function input(operation: Operation, document: Reference) {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    'name' in parameter
      ? html`<li><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? '' : ', optional'}</li>`
      : '',
  );
  const body = operation.requestBody;
  const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
  return html`${parameters.length > 0 ? html`<ul>${parameters}</ul>` : ''}
${schema ? html`<h3>Body</h3>${fields(schemaFields(schema, document))}` : ''}`;
}

function answers(operation: Operation, document: Reference) {
  return Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const content = 'content' in response ? response.content?.['application/json']?.schema : undefined;
    // Failures all have the same shape; their codes are what differs.
    const data = status === '200' && content ? schemaFields(content, document) : [];
    return html`<h3>${status} <span>${response.description}</span></h3>
${fields(data.filter(({ path }) => path.startsWith('data.')))}`;
  });
}

function fields(rows: readonly SchemaField[]) {
  if (rows.length === 0) return '';
  return html`<ul>${rows.map(
    ({ path, type, optional, description }) =>
      html`<li><code>${path}</code> ${type}${optional ? ', optional' : ''}${description ? `. ${description}` : ''}</li>`,
  )}</ul>`;
}

export const REFERENCE_STYLE = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{margin:0}
main{max-width:62rem;margin:0 auto;padding:2rem 1.25rem 6rem}
h1{font-size:2rem;letter-spacing:-.02em}
h2{font:600 1.1rem ui-monospace,monospace;overflow-wrap:anywhere}
h3{font-size:1rem;margin-bottom:.25rem}
h3 span{font-weight:400}
nav ul{padding:0;list-style:none}
nav a{display:block;padding:.3rem 0;font-family:ui-monospace,monospace}
section{border-top:1px solid GrayText;margin-top:2rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
`;
