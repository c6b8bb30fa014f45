/** The light half of the kit: plain elements and CSS, safe for the first chunk. The rest is `@verdigale/ui/<name>`. */
export { Amount, type AmountProps } from './amount/index.ts';
export { Badge, type BadgeProps, type BadgeTone } from './badge/index.ts';
export {
  Button,
  buttonLook,
  IconButton,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './button/index.ts';
export { Card, type CardProps } from './card/index.ts';
export { Chip, type ChipProps } from './chip/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export { ErrorState, type ErrorStateProps } from './error-state/index.ts';
export { Flag, flagUrl } from './flag/index.ts';
export { Icon, type IconProps } from './icon/index.ts';
export { LinkButton, type LinkButtonProps } from './link-button/index.ts';
export { LiveRegion, type LiveRegionProps } from './live-region/index.ts';
export { LoadMore, type LoadMoreProps } from './load-more/index.ts';
export { Logo, LogoMark, type LogoProps } from './logo/index.ts';
export { ProgressBar, ProgressRing, type ProgressProps, type ProgressRingProps } from './progress/index.ts';
export { Rosette, type RosetteProps } from './rosette/index.ts';
export { SectionTitle, type SectionTitleProps } from './section-title/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Spinner } from './spinner/index.ts';
export { Tile, type TileCover, type TileProps } from './tile/index.ts';
export { UiTextsProvider, useUiTexts, type UiTexts } from './ui-texts/index.ts';
export { VisuallyHidden } from './visually-hidden/index.ts';
