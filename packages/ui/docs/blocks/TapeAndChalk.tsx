import { useState } from 'react';
import { Button } from '../../src/components/Button/index.ts';
import { ChalkDivider } from '../../src/components/ChalkDivider/index.ts';
import { OptionLabel } from '../../src/components/OptionLabel/index.ts';
import { PromiseStrip } from '../../src/components/PromiseStrip/index.ts';
import { SizeTape } from '../../src/components/SizeTape/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { TapeCountdown, TapeProgress, TapeSegments } from '../../src/components/Tape/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { Block } from './Block.tsx';
import { frame } from './TapeAndChalk.css.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((value) => ({ value, available: value !== 'XXL' }));

/** The most prominent use of the tape: choosing a size. */
export function MeasuresSizes() {
  const [selected, setSelected] = useState<string | null>('M');
  return (
    <Block>
      <div className={frame}>
        <OptionLabel id="docs-size" label="Size" value={selected ?? ''} />
        <SizeTape
          sizes={sizes}
          selected={selected}
          onSelect={setSelected}
          labelledBy="docs-size"
          unavailableLabel="unavailable"
        />
      </div>
    </Block>
  );
}

export function MeasuresMinutes() {
  return (
    <Block>
      <PromiseStrip
        label="Promises"
        promises={['30 minutes Delivery', 'Try Before You Buy', 'On the spot Returns']}
        marks={['0 order', '30 at your door', 'try', 'hand back']}
      />
    </Block>
  );
}

export function MeasuresProgress() {
  return (
    <Block>
      <div className={frame}>
        <Stack space={20}>
          <Stack space={4}>
            <Text size="small">2 of 3 steps</Text>
            <TapeProgress label="Steps" value={2} max={3} valueText="2 of 3" />
          </Stack>
          <Stack space={4}>
            <Text size="small">Resend in 42s</Text>
            <TapeCountdown secondsLeft={42} totalSeconds={60} />
          </Stack>
          <Stack space={4}>
            <Text size="small">Picture 2 / 5</Text>
            <TapeSegments count={5} current={1} />
          </Stack>
        </Stack>
      </div>
    </Block>
  );
}

export function MarksTheAction() {
  return (
    <Block>
      <div className={frame}>
        <Button label="ADD TO BAG" size="large" width="full" />
      </div>
    </Block>
  );
}

export function CutsHere() {
  return (
    <Block>
      <div className={frame}>
        <Stack space={16}>
          <Text weight="strong">Order Items</Text>
          <ChalkDivider />
          <Text weight="strong">Price Details</Text>
        </Stack>
      </div>
    </Block>
  );
}
