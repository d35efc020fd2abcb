export const text = {
  rulesOpen: 'Cancelling',
  rulesTitle: 'What is kept when an order is cancelled',
  rulesDetail:
    'Terms, mails and pages say it at once. Never more than the deposit is kept of a top that is not cut.',
  rulesLoading: 'Loading the rules',
  toMeasure: 'Until the sizes are agreed',
  measured: 'From then until it is cut',
  cut: 'Once it is being cut',
  keepsAll: 'Nothing is given back once it is cut: made to measure',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'The rules could not be saved',
};
