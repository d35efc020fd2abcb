export { mailSamples } from './mail-samples';
export type { MailSample } from './mail-sample';
export { renderSample } from './render-sample';
export { samplePictures } from './sample-pictures';
