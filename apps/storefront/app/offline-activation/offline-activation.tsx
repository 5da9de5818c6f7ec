import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { privateHeaders } from '../checkout/page-head.ts';
import { formPageFor, readFormOrReply } from '../forms/form-token.ts';
import { SessionEnded } from '../forms/SessionEnded.tsx';
import serviceStyles from '../service/service.css?url';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { pageHead } from '../shop/seo/page-head.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords, wordsIn } from '../words.ts';
import { CodeForm } from './CodeForm.tsx';
import { LicenceFile } from './LicenceFile.tsx';
import { LicenceForm } from './LicenceForm.tsx';
import { loadOffline } from './load-offline.ts';
import styles from './offline.css?url';
import { makeFile, type OfflineAnswer, releaseSeat } from './offline-action.ts';
import { Released, ReleaseForm } from './ReleaseForm.tsx';

// It shows one visitor's licences, for a code in its address.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const headers = privateHeaders;

const codeOf = (url: URL) => url.searchParams.get('code') ?? '';

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { page } = context.get(requestContext);
  const step = await loadOffline(context, codeOf(url));
  const words = wordsIn(page.locale, 'pages');
  const title = words(step.kind === 'release' ? 'offline.releaseTitle' : 'offline.title');
  const steps = [
    { name: wordsIn(page.locale, 'frame')('nav.home'), href: linksFor(page).home() },
    { name: title, href: linksFor(page).offlineActivation() },
  ];
  const { headers, ...form } = await formPageFor(request, context);
  return data(
    { step, title, steps, ...form, head: pageHead({ state: page, title, hidden: true }) },
    { status: step.kind === 'code' && step.wrong ? 422 : 200, headers },
  );
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  if (!form) return ended;
  return form.get('step') === 'release'
    ? releaseSeat(form, context, codeOf(url))
    : makeFile(form, context, codeOf(url));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Where a computer without a network gets its licence file, or gives its seat back. */
export default function OfflineActivation() {
  const { step, title, steps, token, logIn } = useLoaderData<typeof loader>();
  const answer: OfflineAnswer | undefined = useActionData<typeof action>();
  const words = useWords('pages');
  const { made, released, reply, holders } = answer ?? {};
  return (
    <>
      <Stylesheet href={serviceStyles} />
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead
        title={title}
        summary={made || released || step.kind === 'release' ? undefined : words('offline.about')}
      >
        <div className="service">
          <SessionEnded logIn={logIn} />
          {made && <LicenceFile file={made} token={token} />}
          {released && <Released />}
          {!made && step.kind === 'request' && (
            <LicenceForm step={step} reply={reply} holders={holders} token={token} />
          )}
          {!released && step.kind === 'release' && (
            <ReleaseForm code={step.code} problem={reply?.problem} token={token} />
          )}
          {step.kind === 'code' && <CodeForm code={step.code} wrong={step.wrong} />}
        </div>
      </TextHead>
    </>
  );
}
