import type { ComponentProps } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { privateHeaders } from '../checkout/page-head.ts';
import { readFormOrReply } from '../forms/form-token.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { useLinks } from '../page-state.ts';
import { loadService } from '../service/load-service.ts';
import { ServiceLayout } from '../service/ServiceLayout.tsx';
import { useWords, wordsIn } from '../words.ts';
import { CancelDeclared, titleOf } from './CancelDeclared.tsx';
import { CancelForm } from './CancelForm.tsx';
import { type CancelAnswer, cancelAction, declaredContext } from './cancel-action.ts';

// Its forms carry the visitor's own token, so the page is not shared.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const middleware = [documentDetail];
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  // The action has already run. Its declaration becomes the page's heading, and so its title.
  const { locale } = context.get(requestContext);
  const kind = new URL(request.url).searchParams.get('kind');
  const title = titleOf(context.get(declaredContext), kind === 'withdraw', wordsIn(locale, 'pages'));
  return loadService({ context, request, title }, async () => {
    const viewer = await context.get(requestContext).viewer();
    return {
      member: viewer.kind === 'member' ? viewer.email : undefined,
      // For links to the form that withdraws (`links.withdraw`).
      kind,
    };
  });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  return form ? cancelAction(form, context) : ended;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/**
 * Where a contract is ended with a click and without a log-in. Of its two forms, the one for which the visitor has come is
 * first and open: to cancel, or to withdraw.
 */
export default function SubscriptionCancel() {
  const { token, member, kind, ...shown } = useLoaderData<typeof loader>();
  const answer: CancelAnswer | undefined = useActionData<typeof action>();
  const words = useWords('pages');
  const links = useLinks();
  const withdraws = (answer?.reply ? answer.reply.values.kind : kind) === 'withdraw';
  const form = { token, member };
  return (
    <ServiceLayout
      shown={shown}
      title={titleOf(answer?.declared, withdraws, words)}
      summary={withdraws ? words('cancel.withdrawAbout') : undefined}
      done={answer?.declared !== undefined}
    >
      {answer?.declared ? (
        <CancelDeclared declared={answer.declared} />
      ) : (
        <>
          {member !== undefined && (
            <p>
              <a className="link" href={links.member('subscriptions')}>
                {words('cancel.toSubscriptions')}
              </a>
            </p>
          )}
          {withdraws ? (
            <div id="withdraw">
              <WithdrawForm {...form} reply={answer?.reply} />
            </div>
          ) : (
            <EndForm {...form} reply={answer?.reply} />
          )}
          <details>
            <summary>{withdraws ? shown.page.title : words('cancel.withdraw')}</summary>
            {withdraws ? (
              <EndForm {...form} reply={undefined} />
            ) : (
              <div id="withdraw">
                <p className="text-small text-muted">{words('cancel.withdrawAbout')}</p>
                <WithdrawForm {...form} reply={undefined} />
              </div>
            )}
          </details>
        </>
      )}
    </ServiceLayout>
  );
}

type FormProps = Omit<ComponentProps<typeof CancelForm>, 'name' | 'kinds'>;

const EndForm = (props: FormProps) => <CancelForm {...props} name="cancel" kinds={['period_end', 'now']} />;
const WithdrawForm = (props: FormProps) => <CancelForm {...props} name="withdraw" kinds={['withdraw']} />;
