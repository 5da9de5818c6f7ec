import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './Comments.css?url';
import type { ShownComment } from './load-comments.ts';

/** How many comments are shown; earlier ones are folded. */
const OPEN = 20;

/** What readers say, and what the shop has answered. */
export function Comments({ comments }: { comments: readonly ShownComment[] }) {
  const words = useWords('pages');
  const earlier = comments.slice(OPEN);
  return (
    <section className="comments" aria-labelledby="_comments">
      <Stylesheet href={styles} />
      <h2 id="_comments" className="sub-title">
        {words('comments.title')}
      </h2>
      <List comments={comments.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <details>
          <summary className="link">{words('comments.earlier', { count: earlier.length })}</summary>
          <List comments={earlier} />
        </details>
      )}
    </section>
  );
}

function List({ comments }: { comments: readonly ShownComment[] }) {
  const words = useWords('pages');
  return (
    <ol>
      {comments.map(({ id, reply, ...comment }) => (
        <li key={id}>
          <Said {...comment} />
          {reply && (
            <div className="comment-reply">
              <p className="label">{words('comments.reply')}</p>
              <Said {...reply} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Said({ author, text, day, date }: Omit<ShownComment, 'id' | 'reply'>) {
  return (
    <>
      <p className="comment-who">
        <b>{author}</b>
        <time dateTime={day}>{date}</time>
      </p>
      <p className="comment-text">{text}</p>
    </>
  );
}
