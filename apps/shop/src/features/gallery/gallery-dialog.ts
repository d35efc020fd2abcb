export { GalleryDialog } from '@app/ui';
