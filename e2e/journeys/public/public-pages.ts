/** Every public page, with its texts word for word from the specification (§2). */
export const publicPages: { path: string; heading: string | RegExp; texts: (string | RegExp)[] }[] = [
  {
    path: '/',
    heading: 'Stone vanity tops, made to your measurements.',
    texts: [
      'View Materials',
      ...['Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain'].map((name) => `Get Quote for ${name}`),
    ],
  },
  {
    path: '/materials',
    heading: /materials, side by side/,
    texts: ['Get Quote for Quartz', 'Get Quote for Porcelain', 'Features', 'Applications', 'Maintenance'],
  },
  {
    path: '/kitchens',
    heading: 'Kitchens in the same stone',
    texts: ['More Information', 'Ultra-thin 3mm option.', 'Heat resistant up to 250°C.'],
  },
  {
    path: '/trade',
    heading: 'Trade Services',
    texts: [
      'Trade Pricing',
      'Fast Turnaround',
      'Expert Fabrication',
      'Project Support',
      'Custom measurements and templating',
      'Specialist edging: bullnose, ogee, beveled',
      'Trade Inquiry Form',
      'Company Details',
      'Project Requirements',
      'Submit Trade Inquiry',
    ],
  },
  {
    path: '/contact',
    heading: 'Talk to the workshop',
    texts: ['0118 496 0123', 'info@example.co.uk', 'Luxury Mirrors', 'Window Sills', 'The showroom'],
  },
  {
    path: '/about',
    heading: 'We cut stone, then we pick up the phone',
    texts: ['Our story', 'What we hold to', 'The people', 'years of cutting stone in Reading', '2005'],
  },
  {
    path: '/how-to-measure',
    heading: 'How to measure',
    texts: ['Length and depth, in three places', 'Is the corner square?', 'Inside the cabinet', '500 mm'],
  },
  { path: '/terms', heading: 'Terms of sale', texts: ['Tolerances', 'Natural variation', '±2 mm'] },
  { path: '/privacy', heading: 'Privacy', texts: ['Your rights'] },
  { path: '/cookies', heading: 'Cookies and storage', texts: ['Offer banner'] },
];

/** The frame of every page. */
export const frameTexts = [
  'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  'Custom Vanity Tops',
  'Luxury Mirrors',
  'Window Sills',
  'Get Free Quote',
  'Quick links',
  'Services',
  'Website by Example Studio',
  'Sign In',
];

/** Contact and owner, in the footer of every page. */
export const footerTexts = ['0118 496 0123', 'info@example.co.uk', 'Instagram', 'Facebook', '© '];
