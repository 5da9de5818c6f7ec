import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { refusalMail, surplusMail } from '../fulfilment/job-kinds.ts';
import { forgetOldBrowsers } from './forget-old-browsers.ts';
import {
  basketMail,
  forgetBrowsers,
  giftMail,
  orderCodeMail,
  orderLinkMail,
  orderMail,
} from './job-kinds.ts';
import { sendBasketMail } from './send-basket-mail.tsx';
import { sendGiftMail } from './send-gift-mail.tsx';
import { sendRefusalMail, sendSurplusMail } from './send-money-back-mail.tsx';
import { sendOrderCode } from './send-order-code.tsx';
import { sendOrderLink } from './send-order-link.tsx';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.tsx';

export function checkoutJobs(deps: OrderMailDeps): JobHandler<never>[] {
  return [
    jobHandler(orderMail, (order) => sendOrderMail(deps, order)),
    jobHandler(orderCodeMail, (asked) => sendOrderCode(deps, asked)),
    jobHandler(orderLinkMail, (asked) => sendOrderLink(deps, asked)),
    jobHandler(giftMail, (order) => sendGiftMail(deps, order)),
    jobHandler(refusalMail, (order) => sendRefusalMail(deps, order)),
    jobHandler(surplusMail, (sentBack) => sendSurplusMail(deps, sentBack)),
    jobHandler(basketMail, (saved) => sendBasketMail(deps, saved)),
    jobHandler(forgetBrowsers, () => forgetOldBrowsers(deps)),
  ];
}
