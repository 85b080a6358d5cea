<?php

/*
 * The webhook of the website (`App\Listeners\ReportChanges`). Without an address or a token, nothing is sent.
 */
return [

    // `https://www.example.com/api/content-changes`, or one address per process of the website, separated by commas.
    'urls' => array_values(array_filter(array_map('trim', explode(',', (string) env('CONTENT_WEBHOOK_URLS', ''))))),

    // The same value as in the environment of the website.
    'token' => env('CONTENT_WEBHOOK_TOKEN'),

];
