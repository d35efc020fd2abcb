export const text = {
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  basket: 'Your Quotes Basket',
  quotes: (count: number) => `${count} ${count === 1 ? 'quote' : 'quotes'}`,
  getQuote: 'Get Instant Free Quote',
  pages: {
    '/': 'Home',
    '/materials': 'Materials',
    '/kitchens': 'Kitchens',
    '/trade': 'Trade',
    '/contact': 'Contact',
    '/about': 'About',
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/cookies': 'Cookies',
  },
} as const;
