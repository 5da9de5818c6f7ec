import { DeskField } from './DeskForm.tsx';

/** One field that finds what a page of the desk lists; what was looked for stays in it. */
export function DeskSearch(props: {
  /** Where the answer stands, below `/admin`. */
  page: string;
  /** Where it is sent instead, in no address: what is looked for is a secret, or says who somebody is. */
  post?: string;
  label: string;
  help?: string;
  q: string;
  show: string;
}) {
  const { page, post, label, help, q, show } = props;
  return (
    <search>
      <form
        className="desk-form"
        action={post ?? `/admin${page}`}
        method={post === undefined ? 'get' : 'post'}
      >
        <div className="desk-fields">
          <DeskField name="q" label={label} help={help} value={q} required wide />
        </div>
        <p className="desk-buttons">
          <button type="submit">{show}</button>
        </p>
      </form>
    </search>
  );
}
