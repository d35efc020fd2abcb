export { Button } from './button/button';
export { buttonClass, type ButtonVariants } from './button/button-class';
export { adminDensity } from './density/admin-density';
export type { ButtonKind, ButtonSize } from './density/density';
export { DensityContext, useDensity } from './density/use-density';
export { IconButton } from './button/icon-button';
export { Field, type FieldControl } from './field/field';
export { TextInput } from './field/text-input';
export { InputCell, UnitInput } from './field/unit-input';
export { Stepper } from './field/stepper';
export { TextArea } from './field/text-area';
export { Select, type SelectOption } from './field/select';
export { CheckRow } from './choice/check-row';
export { OptionCard } from './choice/option-card';
export { Pill } from './choice/pill';
export { Badge, type BadgeTone } from './badge/badge';
export { ErrorSummary } from './error-summary/error-summary';
export { numberInWords } from './text/number-in-words';
export { formatCount } from './text/format-count';
export { fileSize } from './text/file-size';
export * from './text/london-time';
export { lengthProblem } from './text/length-problem';
export { Reference } from './text/reference';
export { wholeReferences, wholeReferencesAndAmounts } from './text/whole-references';
export { copyText, copyWithToast } from './browser/copy-text';
export { saveFile } from './browser/save-file';
export { tolerateTranslator } from './browser/tolerate-translator';
export { StoredEntry } from './browser/stored-entry';
export { useDebounced } from './browser/use-debounced';
export { whenIdle } from './browser/when-idle';
export { Skeleton } from './skeleton/skeleton';
export { AlertDialog } from './dialog/alert-dialog';
export { Dialog } from './dialog/dialog';
export { DialogTitle, Modal } from './dialog/modal';
export { BottomDrawer, SideSheet } from './dialog/sheets';
export { SmallDialog } from './dialog/small-dialog';
export { withAttempt } from './lazy/chunk-attempt';
export { LazyChunk } from './lazy/lazy-chunk';
export { lazyComponent, ChunkView } from './lazy/chunk-view';
export { useLazyView } from './lazy/use-lazy-view';
export { overlays, useOverlay } from './overlay/use-overlay';
export { loadToaster } from './toast/load-toaster';
export { ToastHost } from './toast/toast-host';
export {
  clearToasts,
  dismissToast,
  showToast,
  toastLimits,
  toastStore,
  type ToastMessage,
} from './toast/toast-store';
export { cx } from './cx';
export { createRequestChannel } from './store/request-channel';
export { createStore, useStore, type Store } from './store/store';
export { Logo } from './logo/logo';
export { Picture } from './picture/picture';
export { drawPicture, jpegName, openPicture } from './picture/draw-picture';
export type { PictureSource } from './picture/picture';
export type { Gallery, GalleryImage } from './gallery/gallery';
export { GalleryDialog } from './gallery/gallery-dialog';
export { galleryText } from './gallery/gallery-text';
export { Tabs, type Tab } from './tabs/tabs';
export { BasinPicker } from './basin-picker/basin-picker';
export { layoutText } from './layout-editor/layout-text';
export { LayoutEditor } from './layout-editor/layout-editor';
export { RoomEditor, RoomFields } from './layout-editor/room-editor';
export { MeasuredDrawing } from './plan/measured-drawing';
export { RoomDrawing } from './plan/room-drawing';
export { PlanDrawing, type PlanDrawingProps } from './plan/plan-drawing';
export { Menu, MenuRadioGroup, MenuHeading, MenuItem, MenuSeparator } from './menu/menu';
export { Switch } from './switch/switch';
export {
  crampedWindowQuery,
  lowWindowQuery,
  narrowAdminQuery,
  phoneQuery,
  reducedMotionQuery,
  useMediaQuery,
} from './browser/use-media-query';
