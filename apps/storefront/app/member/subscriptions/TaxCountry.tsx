import { sentences } from '@spindle/i18n/join-words.ts';
import { Form, useNavigation } from 'react-router';
import { CountrySelect } from '../../country/CountrySelect.tsx';
import { useErrorWords } from '../../forms/error-words.ts';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks, usePageState } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownCountry } from './load-country.ts';
import type { CountryProblem } from './step.ts';

/** Where a subscription is taxed, the tax of the next period, and a form for members who have moved. */
export function TaxCountry({
  shown: { id, name, country, next, company, countries, chosen, saved },
  problem,
  token,
}: {
  shown: ShownCountry;
  problem: CountryProblem | undefined;
  token: string;
}) {
  const words = useWords('subscriptions');
  const say = useErrorWords();
  const links = useLinks();
  const { locale } = usePageState();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      {saved && !problem && <Notice tone="success">{words('country.saved')}</Notice>}
      <p>
        {name}
        {country && (
          <>
            <br />
            {words('country.now', { country })}
          </>
        )}
        {next && (
          <>
            <br />
            {sentences(locale, [words('country.next', next), next.tax ?? words('country.untaxed')])}
          </>
        )}
      </p>
      {company ? (
        <p>{words('country.business', { company })}</p>
      ) : (
        <Form
          method="post"
          className="plan-change"
          onSubmit={(event) => {
            if (busy) event.preventDefault();
          }}
        >
          <FormToken token={token} />
          <input type="hidden" name="subscription" value={id} />
          <Field
            id="tax-country"
            label={words('country.label')}
            hint={words('country.hint')}
            error={problem && say(problem)}
          >
            <CountrySelect
              key={chosen}
              name="country"
              codes={countries}
              defaultValue={chosen}
              autoComplete="country"
            />
          </Field>
          <p className="text-muted">{words('country.kept')}</p>
          <Button type="submit" name="step" value="country" aria-disabled={busy || undefined}>
            {words('country.save')}
          </Button>
        </Form>
      )}
      <p>
        <SectionLink className="link" href={links.subscriptions()}>
          {words('changing.back')}
        </SectionLink>
      </p>
    </>
  );
}
