import { ERROR_TEXTS } from '@naap/api-clients';
import { Button } from '../../src/components/Button/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { ErrorState } from '../../src/components/ErrorState/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { addressCopy } from '../../src/screens/address-form/address.copy.ts';
import { copy as cart } from '../../src/screens/Cart/Cart.copy.ts';
import { copy as checkout } from '../../src/screens/Checkout/Checkout.copy.ts';
import { copy as list } from '../../src/screens/ProductList/ProductList.copy.ts';
import { copy as signIn } from '../../src/screens/SignIn/SignIn.copy.ts';
import { quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { example, examples } from './Voice.css.ts';

/** Shows error texts of the screens: each says what happened and what to do. */
export function ErrorTexts() {
  return (
    <Block>
      <div className={examples}>
        <div className={example}>
          <ErrorState
            level={3}
            title={cart.error.title}
            message={ERROR_TEXTS.backend.getCart}
            retryLabel={cart.error.retry}
            onRetry={() => {}}
          />
        </div>
        <div className={example}>
          <TextField
            label={addressCopy.form.name.label}
            value=""
            onValueChange={() => {}}
            error={addressCopy.form.name.error.missing}
          />
          <p className={quiet}>The error stands beside its field, and the input is kept.</p>
        </div>
      </div>
    </Block>
  );
}

export function EmptyTexts() {
  return (
    <Block>
      <div className={examples}>
        <div className={example}>
          <EmptyState
            level={3}
            title={cart.empty.title}
            description={cart.empty.text}
            action={<Button label={cart.continueShopping} emphasis="outline" size="medium" />}
          />
        </div>
        <div className={example}>
          <EmptyState
            level={3}
            title={list.emptyFiltered.title}
            description={list.emptyFiltered.help}
            action={<Button label={list.emptyFiltered.action} emphasis="outline" size="medium" />}
          />
        </div>
      </div>
    </Block>
  );
}

/** Shows disabled buttons with the reason beside them. */
export function DisabledTexts() {
  return (
    <Block>
      <div className={examples}>
        {[
          { label: checkout.place, reason: checkout.reason.address, id: 'voice-place' },
          { label: signIn.phone.send, reason: signIn.phone.incomplete, id: 'voice-send' },
        ].map(({ label, reason, id }) => (
          <div key={id} className={example}>
            <Button label={label} size="large" width="full" disabled describedBy={id} />
            <p className={quiet} id={id}>
              {reason}
            </p>
          </div>
        ))}
      </div>
    </Block>
  );
}
