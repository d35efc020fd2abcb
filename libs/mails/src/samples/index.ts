export { mailSamples, renderSample } from './mail-samples';
export type { MailSample } from './mail-sample';
export { samplePictures } from './sample-pictures';
