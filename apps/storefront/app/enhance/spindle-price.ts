import type { ListedPrice } from '@spindle/domain/pricing/list-prices.ts';
import { call } from '../page-calls.ts';
import { ownPrice, priceTexts } from './own-price.ts';
import './spindle-lowest.ts';

/** Requested prices, by the coupon code of the checkout links: one call for all prices of a page with the same code. */
const asked = new Map<string, Promise<readonly ListedPrice[]>>();

function pricesWith(coupon: string): Promise<readonly ListedPrice[]> {
  const before = asked.get(coupon);
  if (before) return before;
  const shown = [...document.querySelectorAll<HTMLElement>('spindle-price')];
  const own = shown.filter(({ dataset }) => dataset.coupon === coupon);
  const pids = [...new Set(own.map(({ dataset }) => dataset.pid ?? ''))];
  const prices = call('POST /backend/price_discount/best/product_list', { pids, coupon }).then(
    ({ data }) => data.prices,
  );
  asked.set(coupon, prices);
  return prices;
}

/**
 * A price that may be lower for this visitor, by their country or log-in. The page is the same for everybody, so this
 * asks for the price that the checkout will charge. Without an answer, everybody's price stays; the checkout never
 * charges more.
 */
class SpindlePrice extends HTMLElement {
  connectedCallback() {
    this.#ask().catch(() => {});
  }

  async #ask() {
    const { pid = '', licence = '', total = '', coupon = '', names = '{}' } = this.dataset;
    const everybodys = { pid, licenceType: licence, totalMinor: Number(total) };
    const own = ownPrice(await pricesWith(coupon), everybodys);
    const template = this.querySelector('template');
    if (!own || !template) return;
    const texts = priceTexts(own, JSON.parse(names), document.documentElement.lang);
    const filled = document.importNode(template.content, true);
    if (!texts.lowest) filled.querySelector('spindle-lowest')?.remove();
    const walker = document.createTreeWalker(filled, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(
        /\{(\w+)\}/g,
        (braces, name) => texts[name] ?? braces,
      );
    }
    this.replaceChildren(filled);
  }
}

customElements.define('spindle-price', SpindlePrice);
