import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

/**
 * The errors of a form, each with a link to its field. It takes the focus when it appears, with script or (by
 * `autofocus`) without.
 * @param attempt changes with each answer of the server, so that the same error is announced again
 */
export function ErrorSummary({
  title,
  errors,
  attempt,
}: {
  title: string;
  errors: readonly { message: ReactNode; field?: string | undefined }[];
  attempt: unknown;
}) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to announce again
  useEffect(() => summary.current?.focus(), [attempt, errors.length > 0]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className="notice error-summary"
      data-tone="error"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a failed submit this is where reading goes on
      autoFocus
    >
      <Icon name="alert" size={20} />
      <div>
        <p className="font-semibold">{title}</p>
        <ul>
          {errors.map(({ message, field }) => (
            <li key={field ?? ''}>
              {field ? (
                <a className="link" href={`#${field}`}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
