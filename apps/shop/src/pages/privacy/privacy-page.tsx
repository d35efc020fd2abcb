import { Link } from 'wouter';
import { CompanyDetails } from '../../features/legal/company-details';
import { LegalList, LegalPage, LegalSection } from '../../features/legal/legal-page';
import { ExternalLink } from '../../lib/external-link';
import type { PageMeta } from '../../lib/page-meta';
import { text } from './text';

export const meta: PageMeta = text.meta;

const link = 'text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current';

export function PrivacyPage() {
  const { storedData, retention, others, rights, cookies } = text;
  return (
    <LegalPage title={text.title} intro={text.intro}>
      <LegalSection title={text.who}>
        <CompanyDetails />
      </LegalSection>
      <LegalSection title={storedData.title}>
        <dl>
          {storedData.items.map(({ name, reason }) => (
            <div key={name} className="py-2">
              <dt className="font-strong text-ink">{name}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </LegalSection>
      <LegalSection title={retention.title}>
        <LegalList items={retention.items} />
      </LegalSection>
      <LegalSection title={others.title}>
        {others.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </LegalSection>
      <LegalSection title={rights.title}>
        <p>{rights.intro}</p>
        <LegalList items={rights.items} />
        <p>{rights.how}</p>
        <p>
          {rights.ico.before}{' '}
          <ExternalLink href={rights.ico.url} className={`inline-flex items-center gap-1.5 ${link}`}>
            {rights.ico.name}
          </ExternalLink>{' '}
          {rights.ico.after}
        </p>
      </LegalSection>
      <LegalSection title={cookies.title}>
        <p>
          {cookies.before}{' '}
          <Link href="/cookies" className={link}>
            {cookies.link}
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
