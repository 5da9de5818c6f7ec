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

/** Shown in place of a section that could not be loaded: the answer to its form, that nothing is lost, and what to do. */
export function FailedSection({
  section,
  answer,
}: {
  section: CentreSection;
  /** The answer to a form of the section: shown here, since the form itself can't be. */
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
        {/* Loads the document anew, in case the script is broken; only the query, as the router’s path lacks the language. */}
        <ButtonLink href={search}>{words('failed.again')}</ButtonLink>
        <a className="link" href={links.contact()}>
          {words('support')}
        </a>
      </p>
    </div>
  );
}

/** The error of the form, or of the first field that has one. */
const problemOf = (reply: FormAnswer['reply']) => reply?.problem ?? Object.values(reply?.fields ?? {})[0];
