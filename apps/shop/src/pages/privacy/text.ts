import { company } from '@app/content';

/** The privacy notice: only what the shop really stores. */
export const text = {
  title: 'Privacy',
  intro:
    'What we keep about you, why, for how long, and what you can ask of us. No advertising, no tracking, nothing sold on.',
  who: 'Who is responsible',
  storedData: {
    title: 'What we keep, and why',
    items: [
      {
        name: 'A saved quote',
        reason:
          'The stone, the sizes and your notes, so that its link shows it again. It carries no name until you ask us to email it or pay a deposit. Anyone who has the link can read the quote, but not your name or contact details.',
      },
      {
        name: 'Your name, email address and phone number',
        reason:
          'When you email a quote to yourself or order, to send it, to confirm measurements and to deliver. The basis is the contract with you, or the steps towards one that you asked for.',
      },
      {
        name: 'A delivery address',
        reason: 'Only if you choose delivery, to bring the top to you.',
      },
      {
        name: 'A message or a trade inquiry',
        reason:
          'What you wrote in the form, to answer it. The basis is our legitimate interest in answering people who write to us.',
      },
      {
        name: 'Photographs and plans',
        reason:
          'What you send along with a quote, a message or an inquiry, to understand the place the top is for. Only the people in our workshop can open them. Pictures are made smaller, and where and when they were taken is removed from them. The basis is that of what they belong to.',
      },
      {
        name: 'A payment',
        reason:
          'The amount, the time and whether it was paid. Card details stay with the payment provider; we never see them.',
      },
      {
        name: 'Technical records',
        reason:
          'To keep the site working and its forms free from abuse, our servers note requests and count them by network address. The basis is our legitimate interest in a safe site.',
      },
    ],
  },
  retention: {
    title: 'For how long',
    items: [
      'Orders that were paid for: six years after we last had to do with them, in case of questions about your top or our taxes. Then your name, address and words go; amounts and dates stay in our books.',
      'Invoices, with the name and address that they were made out to: seven years, since tax law wants them kept as they are for six years past the accounting period. Then the name and the address go from these too.',
      'Messages, inquiries and quotes that came to nothing: 24 months. Ask us, and we delete them sooner.',
      'Photographs and plans: as long as the quote, the message or the inquiry that they belong to. The words of the emails that we sent you: 90 days; that we sent them, as long as what they are about.',
      'Trade prices that we agreed with you: as long as you buy at them, and 24 months after that.',
      'Baskets: 90 days after you last looked at yours. They hold no name.',
      'Technical records: only for as long as they help us to find a fault.',
      'What has been kept for its time is removed every night, by itself.',
    ],
  },
  others: {
    title: 'Who else sees it',
    paragraphs: [
      'The people in our workshop, and those who work for us and need it for that: the payment provider for your deposit, the hosts of our servers and of our email. If you choose delivery and type a postcode, that postcode alone goes to a public look-up service.',
      'A kitchen worktop is made by our partner fabricator, to whom you turn yourself. We tell them which stone you chose if you ask us to, and nothing else.',
    ],
  },
  rights: {
    title: 'Your rights',
    intro: 'Under the UK GDPR you can ask us at any time:',
    items: [
      'to see what we keep about you, or to have it in a form that you can take elsewhere;',
      'to put right what is wrong;',
      'to delete it, or to stop using it; of payments, amounts and dates stay in our books, without your name;',
      'to stop what we do in our legitimate interest.',
    ],
    how: 'Write or ring; it costs nothing and we answer within a month.',
    ico: {
      before:
        'If you are not content with our answer, you can complain to the Information Commissioner’s Office,',
      name: 'ico.org.uk/make-a-complaint',
      url: 'https://ico.org.uk/make-a-complaint/',
      after: 'or 0303 123 1113.',
    },
  },
  cookies: {
    title: 'Cookies',
    before: 'What is stored in your own browser has',
    link: 'a page of its own',
  },
  meta: {
    title: `Privacy - ${company.name}`,
    description:
      'What we keep about you under the UK GDPR, why, for how long, who sees it, and your rights. No advertising and no tracking.',
  },
} as const;
