import { company, legal } from '@app/content';
import { EmailLink, PhoneLink } from '../../lib/contact-links';

const link = 'text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current';

/** The company details that the law requires; what the owner has not given is left out. */
export function CompanyDetails() {
  const lines = [
    [legal.companyName || company.name, legal.registeredIn && `registered in ${legal.registeredIn}`]
      .filter(Boolean)
      .join(', '),
    legal.companyNumber && `Company number ${legal.companyNumber}`,
    legal.registeredOffice && `Registered office: ${legal.registeredOffice}`,
    legal.vatNumber && `VAT number ${legal.vatNumber}`,
  ].filter(Boolean);
  return (
    <>
      <p>
        {lines.map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <PhoneLink phone={company.phone} className={link} />
        <EmailLink email={company.email} className={link} />
      </p>
    </>
  );
}
