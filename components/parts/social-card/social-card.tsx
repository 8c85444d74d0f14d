import type { CardView } from '@/lib/site/cards/cards';

/** Weights of the one face that the renderer is handed. */
export const cardWeights = { text: 400, heading: 600 } as const;

/** The light colors of `tokens.css`: an image has no stylesheet. */
const color = { paper: '#fbf8f2', ink: '#1f1c18', muted: '#5a5349', accent: '#0b5666', line: '#ddd5c8' };

/** Titles so long are set smaller. */
const LONG_TITLE = 44;

/**
 * What a link to a page looks like where it is shared: 1200 × 630 pixels. It is never a part of a page: the image
 * renderer reads styles from elements alone.
 */
export function SocialCard({
  view: { siteName, section, title, description, figure },
}: {
  readonly view: CardView;
}) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px',
        background: color.paper,
        borderTop: `16px solid ${color.accent}`,
        color: color.ink,
        fontWeight: cardWeights.text,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
        {section && <div style={{ fontSize: 28, color: color.muted }}>{section}</div>}
        <div
          style={{
            fontWeight: cardWeights.heading,
            fontSize: title.length > LONG_TITLE ? 60 : 72,
            lineHeight: 1.15,
          }}
        >
          {title}
        </div>
        {!figure && <div style={{ fontSize: 32, lineHeight: 1.4, color: color.muted }}>{description}</div>}
      </div>
      {figure && (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
          <div
            style={{
              fontWeight: cardWeights.heading,
              fontSize: 112,
              lineHeight: 1,
              color: color.accent,
            }}
          >
            {figure.value}
          </div>
          <div style={{ fontSize: 32, color: color.muted }}>{figure.label}</div>
        </div>
      )}
      <div
        style={{
          display: 'flex',
          paddingTop: 24,
          borderTop: `2px solid ${color.line}`,
          fontWeight: cardWeights.heading,
          fontSize: 30,
        }}
      >
        {siteName}
      </div>
    </div>
  );
}
