import { ruleTag } from '@spindle/content/reading/written-rules.ts';
import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { ruleTarget } from '../../page/rule-target.ts';
import { pageNotFound } from '../shop/page-not-found.ts';

/**
 * Redirects visitors of an address to where an editor's rule says (spec §2). As a document, since the target may be a
 * page that does not hydrate, or outside the shop. Most are answered before any page is rendered
 * (`server/http/front.ts`).
 */
export const routeRule: MiddlewareFunction<Response> = async ({ context, request }) => {
  const { page, url, tags } = context.get(requestContext);
  // Editors write an address in readable form, but `ü` comes percent-encoded.
  const path = decodeURI(page.path);
  tags.add(ruleTag(path));
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const rule = await context.get(servicesContext).content.redirect(path);
  if (!rule) return;
  if (rule.to === null) throw await pageNotFound(context, 410);
  const target = new URL(ruleTarget(rule.to, page, url.search), page.origin);
  throw redirectDocument(target.href, rule.permanent ? 301 : 302);
};
