export const text = {
  title: 'Trade Inquiry Form',
  companyDetails: 'Company Details',
  projectRequirements: 'Project Requirements',
  labels: {
    companyName: 'Company name',
    contactName: 'Contact name',
    email: 'Email',
    phone: 'Phone',
    projectType: 'Project type',
    quantity: 'Quantity',
    materials: 'Materials',
    timeline: 'Timeline',
    edgingRequirements: 'Edging requirements',
    specifications: 'Specifications',
    additionalDetails: 'Additional details',
  },
  hints: {
    projectType: 'Hotel, flats, one house',
    quantity: 'Number of tops',
    materials: 'Stone and colour, if decided',
    timeline: 'When the first top must be on site',
    edgingRequirements: 'Square, bullnose, ogee, beveled, or your own',
    specifications: 'Sizes, sinks, tap holes, or a schedule below',
  },
  /** Only the company details are required (specification §5). */
  missing: {
    companyName: 'Please enter a company name',
    contactName: 'Please enter a contact name',
    email: 'Please enter your email address',
    phone: 'Please enter a phone number',
  },
  submit: 'Submit Trade Inquiry',
  submitting: 'Submitting...',
  incomplete: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  sent: {
    title: 'Trade Inquiry Submitted',
    description:
      'Thank you for your inquiry. Our trade team will contact you within 24 hours to discuss your requirements.',
  },
  failed: {
    title: 'Submission Failed',
    description: 'Unable to submit your inquiry. Please try again or call us directly.',
  },
  sentNote: 'Your inquiry is with our trade team.',
} as const;
