/** The words of the page in the browser's tab. */
export default 'Оформление заказа — «Сутки»'
