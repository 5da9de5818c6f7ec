import type { Messages } from '@spindle/i18n/messages.ts';
import type { Words } from '@spindle/i18n/translate.ts';
import { Kept } from '../Kept.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/**
 * The consent banner; `spindle-consent` shows it, with the parts that fit the visitor's state (`data-for`). It floats, so
 * that it moves nothing, and comes first in the document, so that the keyboard reaches it first.
 */
export function ConsentBanner() {
  const words = useWords('consent');
  return (
    <spindle-consent hidden suppressHydrationWarning>
      <Kept
        as="section"
        className="consent"
        aria-label={words('label')}
        tabIndex={-1}
        draw={Question}
        from={words}
      />
    </spindle-consent>
  );
}

function Question({ from: words }: { from: Words<Messages['consent']> }) {
  return (
    <>
      <div>
        <p data-for="ask granted denied" className="font-semibold">
          {words('title')}
        </p>
        <p data-for="ask granted denied">{words('text')}</p>
        <p data-for="notice">{words('noticeText')}</p>
        <p data-for="gpc">{words('gpcText')}</p>
        <p data-for="granted">{words('state.granted')}</p>
        <p data-for="denied">{words('state.denied')}</p>
      </div>
      <div className="consent-answers">
        <Button look="outline" size="small" data-for="ask granted denied" data-answer="denied">
          {words('decline')}
        </Button>
        <Button look="outline" size="small" data-for="ask granted denied" data-answer="granted">
          {words('accept')}
        </Button>
        <Button look="outline" size="small" data-for="notice" data-answer="denied">
          {words('optOut')}
        </Button>
        <Button look="outline" size="small" data-for="notice" data-answer="granted">
          {words('keep')}
        </Button>
        <Button look="outline" size="small" data-for="gpc" data-answer="">
          {words('close')}
        </Button>
      </div>
    </>
  );
}

/** The link back to the question, for the footer. It needs script, so it is not shown without. */
export function ConsentSettings({ className = '' }: { className?: string }) {
  const words = useWords('consent');
  return (
    <button type="button" className={`noscript:hidden ${className}`} data-consent-open="">
      {words('open')}
    </button>
  );
}
