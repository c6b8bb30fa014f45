/** The light half of the kit: plain elements and CSS, safe for the first chunk. The rest is `@verdigale/ui/<name>`. */
export { Amount, type AmountProps } from './amount/amount.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.tsx';
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
export { Card, type CardProps } from './card/card.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { Flag } from './flag/flag.tsx';
export { HeldButton, type HeldButtonProps } from './held-button/held-button.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { LinkButton, type LinkButtonProps } from './link-button/link-button.tsx';
export { LiveRegion, type LiveRegionProps } from './live-region/live-region.tsx';
export { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx';
export { Logo, LogoMark, type LogoProps } from './logo/logo.tsx';
export { ProgressBar, ProgressRing, type ProgressProps, type ProgressRingProps } from './progress/index.ts';
export { Rosette, type RosetteProps } from './rosette/rosette.tsx';
export { SectionTitle, type SectionTitleProps } from './section-title/section-title.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Tile, type TileCover, type TileProps } from './tile/tile.tsx';
export { UiTextsProvider, useUiTexts, type UiTexts } from './ui-texts/ui-texts.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
