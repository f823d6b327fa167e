import type { ClientPicture } from '../../data/pictures';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { ClientMark } from '../../ui/Picture';
import type { Caption } from './caption';
import { Rank } from './Rank';

interface PlateCaptionProps {
  caption: Caption;
  picture: ClientPicture | undefined;
  copy: PortfolioCopy['card'];
}

/** Shows what the picture counts: a secondary result with its rank, or what one thing stands for. */
export function PlateCaption({ caption, picture, copy }: PlateCaptionProps) {
  const { figure, text, lead } = caption;
  return (
    <p className="col-span-full row-start-5 mr-[calc(var(--card-padding)-var(--picture-padding))] text-balance pt-1.5 font-semibold text-fine leading-tight featured:col-span-5 featured:col-start-8 featured:row-span-2 featured:row-start-7 featured:mr-0 featured:self-start featured:pr-10 min-[75rem]:text-small @two-cards/cards:pt-2">
      <span className="flex items-baseline justify-between gap-x-2 @max-result/cards:block">
        <span className={figure ? '' : 'flex items-center gap-x-2'}>
          {figure ? (
            <b className="font-figure text-count leading-none">{figure}</b>
          ) : (
            <ClientMark picture={picture} className="size-6 rounded-square" />
          )}{' '}
          {text}
        </span>{' '}
        {figure && <Rank rank="secondary" copy={copy} />}
      </span>{' '}
      {lead && <span className="block pt-1 font-normal text-ink-muted">{lead}</span>}
    </p>
  );
}
