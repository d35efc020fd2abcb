export const text = {
  title: 'Job',
  none: 'Not part of a job. Combine several quotes of one customer in a job to have them paid, measured and delivered together.',
  make: 'Create a job…',
  change: 'Change job…',
  open: 'Customer’s page',
  list: 'Show in the list',
  tops: (count: number) => (count === 1 ? 'One top' : `${count} tops`),
  thisOne: 'this one',
  notOrdered: 'Not ordered',
  paidTogether: 'They share one deposit, one balance and their appointments.',

  dialogTitle: 'Job',
  intro:
    'All quotes in a job share one link, PDF, deposit and balance. Anyone with the link can see the name of the job.',
  introFixed: 'A payment has been made or started, so you can only change the name.',
  labels: { name: 'Name', references: 'References' },
  nameMissing: 'Please enter a name for the job',
  referencesHint: 'One per line. If you remove all of them, the job is deleted and its quotes are kept.',
  save: 'Save',
  saved: 'Job saved',
  dissolved: 'Job deleted',
  failed: 'The job could not be saved.',
} as const;
