import { trace } from '@spindle/tracking/tracker/trace.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CentreSection } from '../../page/member-sections.ts';
import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import { FormProblem } from './FormProblem.tsx';
import type { FormAnswer } from './failed-submission.ts';
import { RecoveryCodes } from './security/RecoveryCodes.tsx';

/** In the place of a section that could not be loaded: what its form was answered, that nothing is lost, and what to do. */
export function FailedSection({
  section,
  answer,
}: {
  section: CentreSection;
  /** To a form of it that was sent: it is said here, since its form can't be shown. */
  answer: FormAnswer | undefined;
}) {
  const words = useWords('member');
  const links = useLinks();
  const { search } = useLocation();
  useEffect(() => trace('page_server_error', section), [section]);
  return (
    <div className="centre-failed">
      {answer?.recoveryCodes && (
        <div className="security">
          <RecoveryCodes codes={answer.recoveryCodes} />
        </div>
      )}
      <FormProblem code={problemOf(answer?.reply)} />
      <Notice tone="error" title={words('failed.title')}>
        <p>{words('failed.text')}</p>
      </Notice>
      <p className="centre-failed-ways">
        {/* As a document: that also helps where the page's own script is what is wrong. The router's path lacks the language. */}
        <ButtonLink href={search}>{words('failed.again')}</ButtonLink>
        <a className="link" href={links.contact()}>
          {words('support')}
        </a>
      </p>
    </div>
  );
}

/** What is wrong with the form, or with the first field that something is wrong with. */
const problemOf = (reply: FormAnswer['reply']) => reply?.problem ?? Object.values(reply?.fields ?? {})[0];
