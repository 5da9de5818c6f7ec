import { DeskField } from './DeskForm.tsx';

/** A field to search a page of the desk; it keeps the text that was searched for. */
export function DeskSearch(props: {
  /** The page with the results, below `/admin`. */
  page: string;
  /** Where the form is posted instead, so that the text stands in no address: it may be a secret, or identify a person. */
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
