// First, because it has the reset and the colours of both themes.
import '@naap/ui/base.css';
import { Button } from '@naap/ui/Button';
import { Container } from '@naap/ui/Container';
import { Heading } from '@naap/ui/Heading';
import { OptionLabel } from '@naap/ui/OptionLabel';
import { ProductCard } from '@naap/ui/ProductCard';
import { Sheet } from '@naap/ui/Sheet';
import { SizeTape } from '@naap/ui/SizeTape';
import { Stack } from '@naap/ui/Stack';
import { ToastProvider, useToast } from '@naap/ui/Toast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((value) => ({ value, available: value !== 'XS' }));

/** Without this attribute, the theme is that of the system. */
function showTheme(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme;
}

function Storefront() {
  const [size, setSize] = useState<string | null>(null);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const toast = useToast();

  function addToBag() {
    if (size === null) toast.show({ title: 'Select a size', tone: 'danger' });
    else toast.show({ title: 'Added to your bag', description: `Block-printed kurta, ${size}` });
  }

  return (
    <Container width="form">
      <Stack as="main" space={16}>
        <Heading level={1}>Kurtas for summer</Heading>
        <Button label="Light" emphasis="quiet" size="small" onClick={() => showTheme('light')} />
        <Button label="Dark" emphasis="quiet" size="small" onClick={() => showTheme('dark')} />
        <ProductCard
          href="#kurta"
          brand="Chanderi House"
          name="Block-printed kurta"
          price={{ amount: 129_900, currency: 'INR' }}
          originalPrice={{ amount: 159_900, currency: 'INR' }}
          image="kurta.svg"
          sizes="(min-width: 600px) 480px, 100vw"
        />
        <OptionLabel id="size" label="Size" value={size ?? undefined} />
        <SizeTape
          sizes={sizes}
          selected={size}
          onSelect={setSize}
          labelledBy="size"
          unavailableLabel="sold out"
        />
        <Button label="Add to bag" unavailable={size === null} onClick={addToBag} />
        <Button label="Size guide" emphasis="outline" onClick={() => setIsGuideOpen(true)} />
      </Stack>
      <Sheet open={isGuideOpen} onClose={() => setIsGuideOpen(false)} title="Size guide" closeLabel="Close">
        Measure around the widest part of your chest: M is 38 to 40 inches.
      </Sheet>
    </Container>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ToastProvider dismissLabel="Dismiss">
    <Storefront />
  </ToastProvider>,
);
